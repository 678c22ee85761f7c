import type { Fact, FactTag } from '@/lib/rules/gedcom/facts';

/** Where somebody lives now, and how they are reached: without a time, and with nothing else. */
export function isPlainHome({ tag, place, details = [], ...more }: Fact): boolean {
	const isReached = details.length === 0 || (details.length === 1 && details[0]?.tag === 'PHON');
	return (
		tag === 'RESI' &&
		(place !== undefined || details.length > 0) &&
		isReached &&
		Object.keys(more).length === 0
	);
}

/** Two facts with one key say the same. */
function factKey({ tag, value, type, date, phrase, place, details, notes, sources }: Fact): string {
	const cited = sources?.map(({ source, page, text, quality }) => [source, page, text, quality]);
	const more = details?.map((detail) => [detail.tag, detail.value]);
	return JSON.stringify([tag, value, type, date, phrase, place, more, notes, cited]);
}

/** Of which the first is the one that a field of the card holds. */
const mainTags: ReadonlySet<FactTag> = new Set(['NAME', 'BIRT', 'DEAT', 'MARR', 'DIV']);

/**
 * The facts that fields do not hold. A main one stays before others of its kind, so that it is known by its place, and
 * what another fact says too, or it would count as written in that one.
 */
export function withoutHeld(facts: readonly Fact[], derived: readonly Fact[]): Fact[] {
	const keys = facts.map(factKey);
	const isInAnother = (fact: Fact) =>
		facts.some((other, at) => {
			const isOther = other.tag === fact.tag && keys[at] !== factKey(fact);
			return isOther && (mainTags.has(fact.tag) || statesTheSame(other, fact));
		});
	const held = new Set(derived.filter((fact) => !isInAnother(fact)).map(factKey));
	return facts.filter((_fact, at) => !held.has(keys[at] ?? ''));
}

/** A main one that says otherwise than the field comes after what the field says, or it would be taken for the field's. */
export function joined(
	there: readonly Fact[],
	left: readonly Fact[],
	derived: readonly Fact[],
	tell: (stored: readonly Fact[]) => Fact[],
): Fact[] {
	const known = new Set(there.map(factKey));
	const fresh = left.filter((fact) => !known.has(factKey(fact)));
	const written = new Set(tell([...there, ...fresh]).map(factKey));
	const otherwise = new Set(fresh.filter((fact) => !written.has(factKey(fact))).map(({ tag }) => tag));
	const has = (tag: FactTag) => there.some((fact) => fact.tag === tag);
	const own = derived.filter(({ tag }) => mainTags.has(tag) && otherwise.has(tag) && !has(tag));
	return [...there, ...own, ...fresh];
}

/** Whether a fact of a file, with everything else it says, says what a field does. */
export function statesTheSame(written: Fact, derived: Fact): boolean {
	if (derived.tag === 'RESI') {
		const isPlace = derived.place === undefined || derived.place === written.place;
		const [number] = derived.details ?? [];
		const isNumber = !number || (written.details ?? []).some(({ value }) => value === number.value);
		return isPlainHome(written) && isPlace && isNumber;
	}
	const isType = derived.type === undefined || derived.type.toLowerCase() === written.type?.toLowerCase();
	return written.tag === derived.tag && written.value === derived.value && isType;
}

/** A fact of a file in front of its like, written as the card says it where it is no longer true. */
export function mainFact(
	stored: readonly Fact[],
	tag: FactTag,
	derived: Fact | undefined,
	holds: (fact: Fact) => boolean,
): Fact[] {
	const [first, ...others] = stored.filter((fact) => fact.tag === tag);
	if (!first) return derived ? [derived] : [];
	if (holds(first)) return [first, ...others];
	const { value, type, date, phrase, details = [], ...rest } = first;
	if (tag === 'NAME') return [ordered({ ...rest, ...derived, tag }), ...others];
	// The age that the file tells belongs to its own date.
	const lasting = details.filter((detail) => tag !== 'DEAT' || detail.tag !== 'AGE');
	const parts = [...(derived?.details ?? []), ...lasting];
	const kept = { ...rest, ...(type !== undefined && { type }), ...derived };
	return [ordered({ ...kept, tag, ...(parts.length > 0 && { details: parts }) }), ...others];
}

/** With its parts in the order of the schema. */
export function ordered({ tag, value, type, date, phrase, place, details, notes, sources }: Fact): Fact {
	return {
		tag,
		...(value !== undefined && { value }),
		...(type !== undefined && { type }),
		...(date !== undefined && { date }),
		...(phrase !== undefined && { phrase }),
		...(place !== undefined && { place }),
		...(details && { details }),
		...(notes && { notes }),
		...(sources && { sources }),
	};
}
