// Made by samewire from schemas/remote/shared/content-chunk.ts. Do not edit.
import SamewireSupport

/// Bytes that one read may give at most.
///
/// 1 to 24576.
public typealias ChunkSize = Int64

/// Bytes of one read in base64: 24576 of them are 32768 characters.
///
/// 0 to 32768 characters.
/// Pattern: `^[\s\S]{0,32768}$`.
public typealias ChunkData = String

// Schemas, as data.

extension CherryRemoteTypes {
    public static let chunkSize = WireType<ChunkSize>("remote.ChunkSize", chunkSizeSchema)
    private static let chunkSizeSchema: Schema = .number(.int, [.minimum(1, exclusive: false), .maximum(24576, exclusive: false)])
}

extension CherryRemoteTypes {
    public static let chunkData = WireType<ChunkData>("remote.ChunkData", chunkDataSchema)
    private static let chunkDataSchema: Schema = .string([.size(.minLength(0)), .size(.maxLength(32768)), .pattern(Pattern("^[\\s\\S]{0,32768}$"))])
}

extension CherryRemoteTypes {
    static let sharedContentChunkModule: [AnyWireType] = [
        AnyWireType(CherryRemoteTypes.chunkSize),
        AnyWireType(CherryRemoteTypes.chunkData),
    ]
}
