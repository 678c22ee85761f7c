import type { MemberTexts, Messages } from '@/components/member/texts';

/** The words of a form over a member's fields, where it is a relative who is told about. */
export function relativeTexts(texts: MemberTexts, { wizard }: Messages['familyTree']): MemberTexts {
	const { fields } = wizard;
	return {
		...texts,
		memberFields: {
			...texts.memberFields,
			otherClan: fields.clanOther,
			isMarried: fields.isMarried,
			isManglik: fields.isManglik,
		},
		memberFieldHints: { ...texts.memberFieldHints, password: fields.passwordHint },
	};
}

/** A sentence with its arguments put in. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
	return sentence.replace(/\{(\w+)\}/g, (gap, name) =>
		Object.hasOwn(values, name) ? String(values[name]) : gap,
	);
}
