// Made by samewire. Do not edit.
import SamewireSupport

/** Every type of the family; and the schemas of types that are only other names of Swift types. */
public enum SampleTypes {
    public static let all: [AnyWireType] = [schemaModule].flatMap { $0 }
}
