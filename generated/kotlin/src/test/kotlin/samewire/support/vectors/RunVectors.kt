package samewire.support.vectors

import java.io.File
import kotlin.system.exitProcess
import samewire.support.JsonReader
import samewire.support.Mode
import samewire.support.Model
import samewire.support.Wire
import samewire.support.WireException
import samewire.support.fields
import samewire.support.items
import samewire.support.judge
import samewire.support.sameJson
import samewire.support.text
import samewire.support.withStackFor

/** Checks the run time, then runs the vectors of the folder that the first argument names; exits with 1 on any failure. */
public fun main(arguments: Array<String>) {
    val folder = File(arguments.single())
    val run = VectorRun()
    for ((name, check) in runtimeChecks + ruleChecks + hostileChecks + enormousChecks + platformChecks + writeChecks) run.check(name, check)
    for (type in JsonReader(File(folder, "index.json").readText()).read().fields.getValue("types").items) {
        val id = type.fields.getValue("id").text
        val file = File(folder, type.fields.getValue("file").text)
        val model = models[id]
        if (model == null) run.disagree(id, 0, "no such model") else run.runFile(id, model, file)
    }
    run.disagreements.take(20).forEach(::println)
    for ((id, count) in run.failedOf) println("$id: $count disagree")
    println("${run.passed} passed, ${run.failed} failed")
    exitProcess(if (run.failed > 0 || run.passed == 0) 1 else 0)
}

/** Counts one judgement per input and mode. */
internal class VectorRun {
    var passed: Int = 0
        private set
    var failed: Int = 0
        private set
    val disagreements: MutableList<String> = ArrayList()
    val failedOf: MutableMap<String, Int> = LinkedHashMap()

    fun disagree(id: String, line: Int, what: String) {
        failed++
        failedOf[id] = (failedOf[id] ?: 0) + 1
        if (disagreements.size < 1000) disagreements.add("$id line $line: $what")
    }

    fun check(name: String, holds: () -> Boolean) {
        val problem = runCatching { if (holds()) null else "does not hold" }.getOrElse { it.toString().take(300) }
        if (problem == null) passed++ else disagree("run time", 0, "$name: $problem")
    }

    fun runFile(id: String, model: Model<*>, file: File) {
        for ((index, line) in file.readLines().withIndex()) {
            if (line.isBlank()) continue
            val vector = JsonReader(line).read().fields
            val input = vector.getValue("in").text
            val strict = vector.getValue("strict")
            for ((mode, expected) in listOf(Mode.STRICT to strict, Mode.READ to (vector["read"] ?: strict))) {
                val problem = runCatching { compare(model, input, mode, expected) }.getOrElse { "$mode threw $it" }
                if (problem == null) passed++ else disagree(id, index + 1, "$problem, input ${input.take(300)}")
            }
        }
    }

    /** Null when the model agrees, otherwise what differs. */
    private fun <T> compare(model: Model<T>, input: String, mode: Mode, expected: Wire): String? {
        val accepted = !(expected is Wire.Flag && !expected.value)
        val value = try {
            model.decode(input, mode)
        } catch (refusal: WireException) {
            return if (accepted) "$mode refused: ${refusal.message?.take(300)}" else null
        }
        if (!accepted) return "$mode accepted"
        if (model.readExactly(input, mode).value != value) return "$mode read otherwise than the exact way"
        val output = if (expected is Wire.Fields) expected.values.getValue("out") else JsonReader(input).read()
        return compareWritten(model, value, output, mode)
    }

    private fun <T> compareWritten(model: Model<T>, value: T, output: Wire, mode: Mode): String? {
        val text = try {
            model.encode(value)
        } catch (refusal: WireException) {
            val again = withStackFor(1000) { runCatching { judge(model.schema, output, Mode.STRICT) } }
            return if (again.isFailure) null else "$mode: writing refused: ${refusal.message?.take(300)}"
        }
        if (text != model.writtenExactly(value)) return "$mode wrote otherwise than the exact way: ${text.take(300)}"
        val written = JsonReader(text).read()
        return if (withStackFor(1000) { sameJson(written, output) }) null else "$mode wrote something else: ${text.take(300)}"
    }
}
