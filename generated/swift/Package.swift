// swift-tools-version: 5.10
// Made by samewire. Do not edit.
import PackageDescription

let package = Package(
    name: "Samewire",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "SamewireSupport", targets: ["SamewireSupport"]),
        .library(name: "Clankie", targets: ["Clankie"]),
    ],
    targets: [
        .target(name: "SamewireSupport"),
        .target(name: "Clankie", dependencies: ["SamewireSupport"]),
        .executableTarget(name: "SamewireVectors", dependencies: ["SamewireSupport", "Clankie"]),
    ]
)
