import { readWholeNumber } from '@/lib/core/digits';
import { foldedSpelling } from '@/lib/core/text-folding';
import type { PartnerWishes } from '@/lib/matching/schema';

export const atMostInList = 20;

/** The list with what was typed for it at its end; as it was where that is there already, in any script, or is no word. */
export function withTyped(values: readonly string[], typed: string): readonly string[] {
	const value = typed.trim();
	const isThere = values.some((other) => foldedSpelling(other) === foldedSpelling(value));
	return value === '' || isThere || values.length >= atMostInList ? values : [...values, value];
}

/** What is sent: typed ages stay as they were typed where they are no number, so that the server says what is wrong. */
type WishesBody = Omit<PartnerWishes, 'ageFrom' | 'ageTo' | 'education' | 'manglik'> &
	Record<'ageFrom' | 'ageTo', number | string | null> &
	Record<'education' | 'manglik', string | null>;

/** The body of PUT /api/family/matches/wishes. A must without a wish asks for nothing and is no must. */
export function wishesBody(
	form: FormData,
	lists: { districts: readonly string[]; clans: readonly string[] },
): WishesBody {
	const text = (name: string) => String(form.get(name) ?? '').trim();
	const age = (name: string) => {
		const typed = text(name);
		return typed === '' ? null : (readWholeNumber(typed) ?? typed);
	};
	const [ageFrom, ageTo] = [age('ageFrom'), age('ageTo')];
	const education = text('education') || null;
	const manglik = text('manglik') === 'none' ? null : text('manglik') || null;
	const [districts, clans] = [[...lists.districts], [...lists.clans]];
	return {
		ageFrom,
		ageTo,
		isAgeMust: form.has('isAgeMust') && (ageFrom !== null || ageTo !== null),
		districts,
		isPlaceMust: form.has('isPlaceMust') && districts.length > 0,
		education,
		isEducationMust: form.has('isEducationMust') && education !== null,
		clans,
		isClanMust: form.has('isClanMust') && clans.length > 0,
		manglik,
		isManglikMust: form.has('isManglikMust') && manglik !== null,
	};
}

/** The field of the form that an error's path is about: `districts.3` and `districts[3]` are `districts`. */
export function fieldOfError(path: string): string {
	return path.split(/[.[]/)[0] ?? path;
}
