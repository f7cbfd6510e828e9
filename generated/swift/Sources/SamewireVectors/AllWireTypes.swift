// Made by samewire. Do not edit.
import Clankie
import CherryRemote
import SamewireSupport

let allWireTypes: [AnyWireType] = ClankieTypes.all + CherryRemoteTypes.all
