package samewire.support

/** The words that models state their schema in. */
internal fun any(): Schema = AnySchema()

internal fun json(): Schema = JsonSchema()

internal fun never(): Schema = NeverSchema()

internal fun boolean(): Schema = BooleanSchema()

internal fun string(vararg steps: TextStep): Schema = StringSchema(steps.asList())

internal fun number(format: NumberFormat, vararg steps: NumberStep): Schema = NumberSchema(format, steps.asList())

internal fun atLeast(bound: Double): NumberStep = NumberStep("too_small", "at least ${numberText(bound)}") { it >= bound }

internal fun above(bound: Double): NumberStep = NumberStep("too_small", "above ${numberText(bound)}") { it > bound }

internal fun atMost(bound: Double): NumberStep = NumberStep("too_big", "at most ${numberText(bound)}") { it <= bound }

internal fun below(bound: Double): NumberStep = NumberStep("too_big", "below ${numberText(bound)}") { it < bound }

internal fun multipleOf(step: Double): NumberStep =
    NumberStep("not_multiple_of", "a multiple of ${numberText(step)}") { isMultiple(it, step) }

internal fun oneOf(vararg values: Wire): Schema = OneOfSchema(values.asList())

internal fun oneOf(values: List<Wire>): Schema = OneOfSchema(values)

internal fun additive(values: List<String>): Schema = AdditiveEnumSchema(values.toSet())

internal fun objectOf(unknownKeys: UnknownKeys, vararg properties: PropertySchema): Schema =
    ObjectSchema(unknownKeys, properties.asList())

internal fun property(key: String, schema: Schema): PropertySchema = PropertySchema(key, schema)

internal fun list(element: Schema, vararg steps: SizeStep): Schema = ListSchema(element, steps.asList())

internal fun minEntries(value: Int): SizeStep = SizeStep(SizeStep.Kind.MIN, value)

internal fun maxEntries(value: Int): SizeStep = SizeStep(SizeStep.Kind.MAX, value)

internal fun exactEntries(value: Int): SizeStep = SizeStep(SizeStep.Kind.EXACT, value)

internal fun tuple(rest: Schema?, vararg items: Schema): Schema = TupleSchema(items.asList(), rest)

internal fun record(mode: RecordMode, key: Schema, value: Schema): Schema = RecordSchema(mode, key, value)

internal fun union(vararg options: Schema): Schema = UnionSchema(options.asList())

internal fun discriminated(discriminator: String, vararg options: TaggedSchema): Schema =
    DiscriminatedSchema(discriminator, options.asList())

internal fun tagged(schema: Schema, vararg tags: Wire): TaggedSchema = TaggedSchema(tags.asList(), schema)

internal fun ref(model: Model<*>): Schema = ReferenceSchema(model)

internal fun optional(inner: Schema): Schema = OptionalSchema(inner, exact = false)

internal fun exactOptional(inner: Schema): Schema = OptionalSchema(inner, exact = true)

internal fun nullable(inner: Schema): Schema = NullableSchema(inner)

internal fun nonoptional(inner: Schema): Schema = NonOptionalSchema(inner)

internal fun readonly(inner: Schema): Schema = ReadonlySchema(inner)

internal fun default(inner: Schema, value: Wire): Schema = FilledSchema(inner, value)

internal fun prefault(inner: Schema, value: Wire): Schema = FilledSchema(inner, value)

/** [schema] with portable checks after its own. */
internal fun ruled(schema: Schema, vararg rules: Rule): Schema = schema.apply { this.rules = rules.asList() }

internal fun urlRule(
    schemes: Set<String>,
    loopbackSchemes: Set<String> = emptySet(),
    pathname: String = "any",
    forbid: Set<String> = emptySet(),
    forbidCharacters: String = "",
    forbidHosts: Set<String> = emptySet(),
): UrlRule = UrlRule(schemes, loopbackSchemes, pathname, forbid, forbidCharacters, forbidHosts)
