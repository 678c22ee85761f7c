import type { Language } from '@/lib/core/language';
import { kinshipWords, relativeWords } from '@/lib/features/family/relations/rules/kinship-words';
import type { translator } from '@/lib/platform/i18n/translate';
import { findKnownGotra } from '@/lib/rules/clan/gotra';
import { findKnownClan, findListedClan, isGroupName } from '@/lib/rules/clan/groups';
import type { Atlas } from '@/lib/rules/clan/khaanps';
import type { Step } from '@/lib/rules/kinship/steps';
import { kinTermsByParent } from '@/lib/rules/kinship/terms';
import type { Line } from '@/lib/rules/marriage/descent';
import type { MissingFact } from '@/lib/rules/marriage/missing';
import { type MarriageReason, otherSide, type Side } from '@/lib/rules/marriage/reasons';
import type hindi from '@/messages/hi';

type Translate = ReturnType<typeof translator>;
type Rule = keyof typeof hindi.marriage.rules;

/** How the two and their relatives may be called. */
export interface MarriageNames {
	one: NamedSide;
	other: NamedSide;
	/** The name of an individual; null where the reader may not know it, who then reads words of kinship alone. */
	nameOf: (individualId: string) => string | null;
	language: Language;
	/** For the names of khaanps. */
	atlas: Atlas;
}

interface NamedSide {
	name: string;
	/** The reader. */
	isMe: boolean;
}

/** What a reason says of the two, in a sentence or a few. */
export function reasonText(reason: MarriageReason, names: MarriageNames, t: Translate): string {
	return asSentence(reasonPhrase(reason, names, t));
}

function reasonPhrase(reason: MarriageReason, names: MarriageNames, t: Translate): string {
	switch (reason.code) {
		case 'samePerson':
			return t('marriage.reasons.samePerson');
		case 'sameSex':
			return t(`marriage.reasons.${reason.sex === 'M' ? 'bothMen' : 'bothWomen'}`);
		case 'underAge':
			return t('marriage.reasons.underAge', { ...subject(names[reason.of]), age: reason.minimumAge });
		case 'married': {
			const spouse = reason.spouseId === null ? null : names.nameOf(reason.spouseId);
			return spouse === null
				? t('marriage.reasons.married', subject(names[reason.of]))
				: t('marriage.reasons.marriedTo', { ...subject(names[reason.of]), spouse });
		}
		case 'marriedButEnded': {
			const { isMe } = names[reason.of];
			// Where the marriage is in somebody else's tree, the reader may not know that there was one.
			const mayKnow = isMe || reason.spouseIds.some((id) => names.nameOf(id) !== null);
			const key = reason.saidBy === 'profile' ? 'marriedButEndedByProfile' : 'marriedButEndedByCard';
			return t(`marriage.reasons.${mayKnow ? key : 'marriageUnclear'}`, subject(names[reason.of]));
		}
		case 'divorced':
			return t('marriage.reasons.divorced', subject(names[reason.of]));
		case 'marriedBefore':
			return t('marriage.reasons.marriedBefore', { ...subject(names[reason.of]), how: reason.how });
		case 'lineal':
			return kinPhrase(reason.of, reason.line, names, t);
		case 'prohibitedBlood':
			return kinPhrase('one', reason.line, names, t);
		case 'sapinda':
			return sapindaPhrase(reason.lines, names, t);
		case 'linealSpouse':
			return t('marriage.reasons.linealSpouse', {
				...subject(names[otherSide[reason.of]]),
				relative: relativePhrase(reason.of, reason.line, names, t),
			});
		case 'brothersWife':
			return t('marriage.reasons.brothersWife', {
				...subject(names[otherSide[reason.of]]),
				brother: relativePhrase(reason.of, reason.line, names, t),
			});
		case 'maybeSamePerson':
			return t('marriage.reasons.maybeSamePerson', {
				one: relativePhrase('one', reason.lines[0], names, t),
				other: relativePhrase('other', reason.lines[1], names, t),
			});
		case 'sameGroup': {
			const [clan, otherClan] = clanNames(reason.clans, names, t);
			const both = bothNames(names, t);
			if (clan === otherClan) return t('marriage.reasons.sameGroup', { both, clan });
			if (reason.clans.every((entry) => findListedClan(entry) !== null))
				return t('marriage.reasons.sameGroupOfTwo', { both, clan, otherClan });
			const group = groupName(reason.group, names, t);
			return t('marriage.reasons.sameGroupOfKhaanps', { both, clan, otherClan, group });
		}
		case 'sameGroupByTradition': {
			const [clan, otherClan] = clanNames(reason.clans, names, t);
			const group = groupName(reason.group, names, t);
			const said =
				clan === otherClan
					? t('marriage.reasons.sameGroupByTraditionOfOne', { group })
					: t('marriage.reasons.sameGroupByTradition', { clan, otherClan, group });
			return [said, ...reason.disputed.map(({ says }) => says[names.language])].join(' ');
		}
		case 'sameGotra':
			return t('marriage.reasons.sameGotra', { gotra: gotraName(reason.gotra, t) });
		case 'mothersGroup':
			return mothersPhrase(reason, [motherStep], names, t);
		case 'grandmothersGroup':
			return mothersPhrase(reason, [parentStep(reason.which), motherStep], names, t);
	}
}

/** The rule behind a reason: which section of which law, or which custom. */
export function ruleText({ code }: MarriageReason, t: Translate): string {
	return t(`marriage.rules.${ruleOf[code]}`);
}

const ruleOf = {
	samePerson: 'samePerson',
	sameSex: 'sex',
	underAge: 'age',
	married: 'married',
	marriedButEnded: 'married',
	divorced: 'divorced',
	marriedBefore: 'marriedBefore',
	lineal: 'prohibited',
	sapinda: 'sapinda',
	prohibitedBlood: 'prohibited',
	linealSpouse: 'prohibited',
	brothersWife: 'prohibited',
	maybeSamePerson: 'maybeSamePerson',
	sameGroup: 'sameGroup',
	sameGroupByTradition: 'sameGroupByTradition',
	sameGotra: 'sameGotra',
	mothersGroup: 'mothersGroup',
	grandmothersGroup: 'grandmothersGroup',
} as const satisfies Record<MarriageReason['code'], Rule>;

/** Whose a missing fact is, said from that one of the two: "father's mother", "themselves". */
export function missingWords({ path, isBirthParent }: MissingFact, t: Translate): string {
	const words = wordsAlong(path.map(parentStep), t);
	return isBirthParent ? t('marriage.byBirth', { words }) : words;
}

/** What the steps make somebody to the one they start from; "themselves" without a step. */
export function wordsAlong(steps: readonly Step[], t: Translate): string {
	return steps.length === 0 ? t('marriage.self') : kinshipWords(kinTermsByParent(steps), t);
}

function parentStep(role: 'father' | 'mother'): Step {
	return { kind: 'parent', sex: role === 'father' ? 'M' : 'F', link: 'birth' };
}

const motherStep = parentStep('mother');

/** For sentences that begin with one of the two. */
function subject({ name, isMe }: NamedSide) {
	return { name, person: isMe ? 'self' : 'other' };
}

/** "Asha's father's mother"; with the name where it may be shown. */
function relativePhrase(of: Side, { people, steps }: Line, names: MarriageNames, t: Translate): string {
	const { name: ofName, isMe } = names[of];
	const words = relativeWords(isMe ? null : ofName, kinTermsByParent(steps), t);
	const name = names.nameOf(people.at(-1) ?? '');
	return name === null ? words : t('marriage.named', { name, words });
}

/** Who the other is to `of`. */
function kinPhrase(of: Side, { steps }: Line, names: MarriageNames, t: Translate): string {
	const { name, isMe } = names[of];
	const relative = relativeWords(isMe ? null : name, kinTermsByParent(steps), t);
	return t('marriage.reasons.kin', { ...subject(names[otherSide[of]]), relative });
}

function sapindaPhrase([line, otherLine]: readonly [Line, Line], names: MarriageNames, t: Translate): string {
	const [steps, otherSteps] = [stepsPhrase(line, t), stepsPhrase(otherLine, t)];
	for (const [of, own, above] of [
		['one', line, otherLine],
		['other', otherLine, line],
	] as const) {
		if (above.steps.length > 0) continue;
		const { name, isMe } = names[of];
		const relative = relativeWords(isMe ? null : name, kinTermsByParent(own.steps), t);
		return t('marriage.reasons.sapindaOfSelf', {
			...subject(names[otherSide[of]]),
			relative,
			steps: of === 'one' ? steps : otherSteps,
		});
	}
	return t('marriage.reasons.sapinda', {
		both: bothNames(names, t),
		ancestor: relativePhrase(
			names.other.isMe ? 'other' : 'one',
			names.other.isMe ? otherLine : line,
			names,
			t,
		),
		one: called(names.one, t),
		other: called(names.other, t),
		oneSteps: steps,
		otherSteps,
	});
}

function stepsPhrase({ steps }: Line, t: Translate): string {
	const key = steps[0]?.sex === 'F' ? 'stepsByMother' : 'stepsByFather';
	return t(`marriage.${key}`, { count: steps.length });
}

function mothersPhrase(
	{ of, clan }: { of: Side; clan: string },
	steps: readonly Step[],
	names: MarriageNames,
	t: Translate,
): string {
	const { name, isMe } = names[of];
	return t('marriage.reasons.mothersClan', {
		...subject(names[otherSide[of]]),
		clan: clanName(clan, names, t),
		mother: relativeWords(isMe ? null : name, kinTermsByParent(steps), t),
	});
}

const called = ({ name, isMe }: NamedSide, t: Translate) => (isMe ? t('marriage.you') : name);

/** The reader first. */
function bothNames({ one: a, other: b }: MarriageNames, t: Translate): string {
	const [first, second] = b.isMe ? [b, a] : [a, b];
	return t('marriage.and', { one: called(first, t), other: called(second, t) });
}

function clanNames(clans: readonly [string, string], names: MarriageNames, t: Translate): [string, string] {
	return [clanName(clans[0], names, t), clanName(clans[1], names, t)];
}

/** In the reader's language where the portal knows it, else as it was typed. */
function clanName(clan: string, { language, atlas }: MarriageNames, t: Translate): string {
	const known = findKnownClan(clan);
	return known === null ? (atlas.khaanpNameIn(clan, language) ?? clan) : t(`clans.${known}`);
}

function gotraName(gotra: string, t: Translate): string {
	const known = findKnownGotra(gotra);
	return known === null ? gotra : t(`gotras.${known}`);
}

function groupName(group: string, { language, atlas }: MarriageNames, t: Translate): string {
	return isGroupName(group) ? t(`clans.${group}`) : (atlas.khaanpNameIn(group, language) ?? group);
}

const asSentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
