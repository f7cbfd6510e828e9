package bench.run

import bench.AccountsModel
import bench.run.quicktype.QuickAccountElement
import com.sun.management.OperatingSystemMXBean
import java.io.File
import java.lang.management.ManagementFactory
import kotlinx.serialization.builtins.ListSerializer
import kotlinx.serialization.json.Json
import samewire.support.Mode

private const val ROUNDS = 8

/** Of a contender in one round: the clock ticks in hundredths of a second. */
private const val REPEATS = 8

private val clock = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean::class.java)

/** Reads and writes the document that the first argument names, every contender in turn; prints a JSON line for each. */
public fun main(arguments: Array<String>) {
    val text = File(arguments.single()).readText()
    val megabytes = text.toByteArray().size / 1e6
    val accounts = AccountsModel.decode(text)
    val unlike = text.replace("\"schemaVersion\":3,", "\"schemaVersion\":3,\"newKey\":{\"a\":[1]},").replaceFirst("\"active\"", "\"asleep\"")
    check(AccountsModel.read(unlike).value.size == accounts.size - 1)
    val stock = Json { classDiscriminator = "kind" }
    val list = ListSerializer(StockAccount.serializer())
    val stockAccounts = stock.decodeFromString(list, text)
    val quickList = ListSerializer(QuickAccountElement.serializer())
    val quickAccounts = Json.decodeFromString(quickList, text)
    val contenders = listOf(
        Contender("stock kotlinx classes", "read") { stock.decodeFromString(list, text).size },
        Contender("samewire, strict", "read") { AccountsModel.decode(text).size },
        Contender("samewire, response", "read") { AccountsModel.decode(text, Mode.READ).size },
        Contender("samewire, newer response", "read") { AccountsModel.decode(unlike, Mode.READ).size + 1 },
        Contender("quicktype", "read") { Json.decodeFromString(quickList, text).size },
        Contender("stock kotlinx classes", "write") { stock.encodeToString(list, stockAccounts).length },
        Contender("samewire", "write") { AccountsModel.encode(accounts).length },
        Contender("quicktype", "write") { Json.encodeToString(quickList, quickAccounts).length },
    )
    repeat(ROUNDS) { contenders.forEach(Contender::run) }
    // Maven leaves the first line begun with the codes of its colours.
    println()
    for (each in contenders) {
        println("""{"contender":"${each.name}","direction":"${each.direction}","megabytesPerSecond":${megabytes / each.seconds}}""")
    }
}

/** Something to time: the best of its runs counts, in processor time. */
private class Contender(val name: String, val direction: String, private val body: () -> Int) {
    var seconds: Double = Double.MAX_VALUE
        private set

    fun run() {
        val start = clock.processCpuTime
        repeat(REPEATS) { check(body() > 0) }
        seconds = minOf(seconds, (clock.processCpuTime - start) / 1e9 / REPEATS)
    }
}
