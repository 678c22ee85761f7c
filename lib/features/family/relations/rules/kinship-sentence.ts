import type { translator } from '@/lib/platform/i18n/translate';
import type { Sex } from '@/lib/rules/kinship/graph';
import type { Step } from '@/lib/rules/kinship/steps';
import type hindi from '@/messages/hi';
import { commonParent } from './kinship-words';

type Translate = ReturnType<typeof translator>;
type Role = keyof typeof hindi.kinship.sentence.roles;

/** Somebody on a path. */
export interface PathPerson {
	/** Null where they have no card: the sentence passes them over. */
	name: string | null;
	/** The reader, whom the sentence calls "you" where it begins or ends with them. */
	isMe: boolean;
	isDeceased: boolean;
}

/**
 * Who the last of the people is to the first, step by step and by name: "Aditi is the daughter of Mahendra, younger
 * brother of Devisal, your father." Both ends have names, and there is a step at least.
 */
export function kinshipSentence(people: readonly PathPerson[], steps: readonly Step[], t: Translate): string {
	const [from, ...others] = people;
	const to = others.at(-1);
	let of = from?.name ?? '';
	let who = '';
	for (const [at, step] of steps.entries()) {
		const role = sayRole(step, t);
		const isMine = at === 0 && from?.isMe === true;
		const link = isMine ? t('kinship.sentence.linkOfMe', { role }) : t('kinship.sentence.link', { of, role });
		who = t(`kinship.sentence.${isMine ? 'unnamedOfMe' : 'unnamed'}`, { link });
		const name = others[at]?.name ?? null;
		of = name === null ? who : t('kinship.sentence.named', { name, link });
	}
	if (to?.isMe) return t('kinship.sentence.wholeOfMe', { who });
	const tense = to?.isDeceased ? 'past' : 'present';
	const gender = genders[steps.at(-1)?.sex ?? 'unknown'];
	return t(`kinship.sentence.whole.${tense}`, { name: to?.name ?? '', who, gender });
}

/** The names of sexes in messages. */
const genders = { M: 'Male', F: 'Female', unknown: 'other' } as const;

/** With the common parent of half-siblings. */
function sayRole(step: Step, t: Translate): string {
	const role = t(`kinship.sentence.roles.${getRole(step)}`);
	if (step.kind !== 'sibling' || step.tie !== 'half') return role;
	const note = t(`kinship.sameParent.${commonParent[step.commonParentSex ?? 'unknown']}`);
	return t('kinship.sentence.roleWithNote', { role, note });
}

function getRole(step: Step): Role {
	const { sex } = step;
	switch (step.kind) {
		case 'parent':
			return bySex(sex, parents[step.link]);
		case 'child':
			return bySex(sex, children[step.link]);
		case 'spouse':
			return bySex(sex, step.endedBy === 'divorce' ? ['formerH', 'formerW', 'formerE'] : ['H', 'W', 'E']);
		case 'coparent':
			return bySex(sex, ['coF', 'coM', 'coP']);
		case 'sibling':
			if (step.tie === 'half') return bySex(sex, halfSiblings[step.age]);
			if (step.tie === 'step') return bySex(sex, ['stepB', 'stepZ', 'stepG']);
			return bySex(sex, siblings[step.age]);
	}
}

/** For him, for her, and where the sex is not known. */
type Roles = readonly [Role, Role, Role];

const bySex = (sex: Sex | null, [his, hers, either]: Roles): Role =>
	sex === null ? either : sex === 'M' ? his : hers;

const parents: Record<'birth' | 'adopted' | 'step', Roles> = {
	birth: ['F', 'M', 'P'],
	adopted: ['adoptedF', 'adoptedM', 'adoptedP'],
	step: ['stepF', 'stepM', 'stepP'],
};

const children: typeof parents = {
	birth: ['S', 'D', 'C'],
	adopted: ['adoptedS', 'adoptedD', 'adoptedC'],
	step: ['stepS', 'stepD', 'stepC'],
};

type RolesOfAge = Record<(Step & { kind: 'sibling' })['age'], Roles>;

const halfSiblings: RolesOfAge = {
	elder: ['halfBe', 'halfZe', 'halfG'],
	younger: ['halfBy', 'halfZy', 'halfG'],
	unknown: ['halfB', 'halfZ', 'halfG'],
};

const siblings: RolesOfAge = {
	elder: ['Be', 'Ze', 'G'],
	younger: ['By', 'Zy', 'G'],
	unknown: ['B', 'Z', 'G'],
};
