package samewire.support.vectors

import java.io.File
import kotlin.system.exitProcess
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.JsonElement
import samewire.support.Mode
import samewire.support.Model

private const val DEPTH = 100_000
private const val DIGITS = 10_000_000
private const val UNITS = 100_000_000

/** A check that a heap of [heap] megabytes is enough for, the input itself included: four times a text, ten times a number. */
private class Enormous(val heap: Int, val holds: () -> Boolean)

private val enormous: Map<String, Enormous> = mapOf(
    "a hundred thousand levels are refused, open or closed" to Enormous(heap = 32) {
        listOf("[".repeat(DEPTH), "{\"a\":".repeat(DEPTH), "[{\"a\":".repeat(DEPTH), "[".repeat(DEPTH) + "]".repeat(DEPTH)).all { deep ->
            listOf(deep, "{\"count\":1,\"anything\":$deep}", "{\"count\":1,\"anything\":1,\"further\":$deep}").all { text ->
                Mode.entries.all { mode -> refused { Probe.decode(text, mode) } in setOf("too_deep", "invalid_type") }
            }
        }
    },
    "ten million digits" to Enormous(heap = 128) {
        val nines = "9".repeat(DIGITS)
        listOf(nines, "-$nines", "1e$nines").all { refused { ProbeNumber.decode(it) } == "invalid_type" } &&
            ProbeNumber.decode("0.$nines") == 1.0 && ProbeNumber.decode("1e-$nines") == 0.0 &&
            ProbeNumber.decode("5.${"0".repeat(DIGITS)}") == 5.0 && refused { ProbeNumber.decode("0$nines") } == "invalid_json"
    },
    "ten million digits on both sides of the point" to Enormous(heap = 192) {
        val nines = "9".repeat(DIGITS)
        refused { ProbeNumber.decode("$nines.${nines}e5") } == "invalid_type"
    },
    "a hundred million characters" to Enormous(heap = 400) {
        val text = quoted("a", UNITS)
        refused { ProbeText.decode(text) } == "too_big"
    },
    "a hundred million characters without an end" to Enormous(heap = 400) {
        val text = "\"${"a".repeat(UNITS)}"
        refused { ProbeText.decode(text) } == "invalid_json"
    },
    "a hundred million bytes" to Enormous(heap = 400) {
        val bytes = ByteArray(UNITS) { 'a'.code.toByte() }
        bytes[0] = '"'.code.toByte()
        bytes[UNITS - 1] = '"'.code.toByte()
        refused { ProbeText.decode(bytes) } == "too_big"
    },
    "an escaped text of a hundred million characters" to Enormous(heap = 400) {
        val text = quoted("\\u0061", UNITS / 6)
        refused { ProbeText.decode(text) } == "too_big"
    },
)

private fun quoted(unit: String, times: Int): String = "\"${unit.repeat(times)}\""

/** Enormous input ends in a typed error or a value, each check in a process of its own with a heap that is bounded. */
internal val enormousChecks: Map<String, () -> Boolean> =
    enormous.mapValues { (name, check) -> { exitCode(name, check.heap) == 0 } }

/** Runs the check that the first argument names; ends with 1 where it does not hold, with 3 where the heap is too small. */
internal object EnormousRun {
    @JvmStatic
    fun main(arguments: Array<String>) {
        exitProcess(if (enormous.getValue(arguments.single()).holds()) 0 else 1)
    }
}

private fun exitCode(name: String, heap: Int): Int {
    val needed = listOf(EnormousRun::class, Model::class, Unit::class, KSerializer::class, JsonElement::class)
    val classes = needed.map { File(it.java.protectionDomain.codeSource.location.toURI()).path }.distinct()
    val java = File(System.getProperty("java.home"), "bin/java").path
    val options = listOf("-Xmx${heap}m", "-XX:+UseSerialGC", "-XX:+ExitOnOutOfMemoryError", "-cp", classes.joinToString(File.pathSeparator))
    return ProcessBuilder(listOf(java) + options + listOf(EnormousRun::class.java.name, name)).inheritIO().start().waitFor()
}
