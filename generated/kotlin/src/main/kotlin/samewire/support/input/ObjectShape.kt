package samewire.support.input

import samewire.support.Absence
import samewire.support.NeverSchema
import samewire.support.ObjectSchema
import samewire.support.OneOfSchema
import samewire.support.Schema
import samewire.support.UnknownKeys
import samewire.support.Wire
import samewire.support.writeJson

/** What the quick reading of an object needs of its schema. At most 64 properties. */
internal class ObjectShape(schema: Schema) {
    private val source: ObjectSchema = schema.unwrapped as ObjectSchema
    val rules: Schema? = source.takeIf { it.rules.isNotEmpty() }

    /** Of each property, as declared. */
    val schemas: Array<Schema> = Array(source.properties.size) { source.properties[it].schema }

    /** Of each property, without what allows absence and null. */
    val cores: Array<Schema> = Array(schemas.size) { schemas[it].core }
    val keys: Names = Names(source.properties.map { it.key })

    /** `"key":` of each property, as it is written. */
    val written: Array<CharArray> = Array(schemas.size) { "${writeJson(Wire.Text(source.properties[it].key))}:".toCharArray() }

    /** The only value of each property that has just one, as it is written. */
    val constants: Array<CharArray?> = Array(schemas.size) { index -> (cores[index] as? OneOfSchema)?.only?.let { writeJson(it).toCharArray() } }
    val unknownKeys: UnknownKeys = source.unknownKeys

    /** Judges the keys that are not declared. */
    val others: Schema = (unknownKeys as? UnknownKeys.Judged)?.schema ?: NeverSchema()
    val otherCore: Schema = others.core

    /** One bit for each property that must be there. */
    val required: Long = source.properties.foldIndexed(0L) { index, bits, property ->
        if (property.absenceIn == Absence.REFUSED) bits or (1L shl index) else bits
    }

    /** One bit for each property whose absence becomes a value. */
    val substituted: Long = source.properties.foldIndexed(0L) { index, bits, property ->
        if (property.absenceIn == Absence.SUBSTITUTED) bits or (1L shl index) else bits
    }
    val size: Int get() = schemas.size
}
