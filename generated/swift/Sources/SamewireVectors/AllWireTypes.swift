// Made by samewire. Do not edit.
import Clankie
import SamewireSupport

let allWireTypes: [AnyWireType] = ClankieTypes.all
