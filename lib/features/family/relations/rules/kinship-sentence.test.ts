import { describe, expect, it } from 'vitest';
import { translator } from '@/lib/platform/i18n/translate';
import { indexKin, type Sex } from '@/lib/rules/kinship/graph';
import { relationsBetween } from '@/lib/rules/kinship/relations';
import type { Step } from '@/lib/rules/kinship/steps';
import { familyAlong } from '@/tests/support/kin';
import { kinshipSentence, type PathPerson } from './kinship-sentence';

const person = (name: string | null, more: Partial<PathPerson> = {}): PathPerson => ({
	name,
	isMe: false,
	isDeceased: false,
	...more,
});

function stepsAlong(path: string, sex: Sex = 'M'): readonly Step[] {
	const { family, target } = familyAlong(path, sex);
	return relationsBetween(indexKin(family), 'me', target)[0]?.steps ?? [];
}

const said = (people: PathPerson[], steps: readonly Step[]) => [
	kinshipSentence(people, steps, translator('hi')),
	kinshipSentence(people, steps, translator('en')),
];

/** A name ending in `+` is of somebody departed; `?` has none; `Me` is the reader. */
function getPeople(names: string): PathPerson[] {
	return names.split(' ').map((name) => {
		if (name === '?') return person(null);
		return name === 'Me'
			? person('शिवांक', { isMe: true })
			: person(name.replace('+', ''), { isDeceased: name.endsWith('+') });
	});
}

describe('who somebody is to somebody, step by step', () => {
	it.each([
		['F', 'शिवांक देवी', 'देवी, शिवांक के पिता हैं।', 'देवी is the father of शिवांक.'],
		['F', 'Me देवी', 'देवी, आपके पिता हैं।', 'देवी is your father.'],
		['S', 'देवी Me', 'आप देवी के बेटे हैं।', 'You are the son of देवी.'],
		[
			'FF',
			'शिवांक देवी मोहन+',
			'मोहन, शिवांक के पिता देवी के पिता थे।',
			'मोहन was the father of देवी, father of शिवांक.',
		],
		['C', 'Me देवी+', 'देवी, आपकी संतान, अब इस दुनिया में नहीं हैं।', 'देवी was your child.'],
		['FM', 'Me देवी फूल+', 'फूल, आपके पिता देवी की माता थीं।', 'फूल was the mother of देवी, your father.'],
		[
			'FBeS',
			'शिवांक देवी महेंद्र करण',
			'करण, शिवांक के पिता देवी के बड़े भाई महेंद्र के बेटे हैं।',
			'करण is the son of महेंद्र, elder brother of देवी, father of शिवांक.',
		],
		[
			'FBeS',
			'शिवांक ? महेंद्र करण',
			'करण, शिवांक के पिता के बड़े भाई महेंद्र के बेटे हैं।',
			'करण is the son of महेंद्र, elder brother of the father of शिवांक.',
		],
		[
			'FBeS',
			'Me ? ? करण',
			'करण, आपके पिता के बड़े भाई के बेटे हैं।',
			'करण is the son of the elder brother of your father.',
		],
		[
			'FZD',
			'Me देवी सूरज मंजु',
			'मंजु, आपके पिता देवी की बहन सूरज की बेटी हैं।',
			'मंजु is the daughter of सूरज, sister of देवी, your father.',
		],
		[
			'ByW',
			'Me प्रताप ऋतु',
			'ऋतु, आपके छोटे भाई प्रताप की पत्नी हैं।',
			'ऋतु is the wife of प्रताप, your younger brother.',
		],
		[
			'WZe',
			'Me पद्मा मीरा',
			'मीरा, आपकी पत्नी पद्मा की बड़ी बहन हैं।',
			'मीरा is the elder sister of पद्मा, your wife.',
		],
		['DH', 'Me गौरी वीर', 'वीर, आपकी बेटी गौरी के पति हैं।', 'वीर is the husband of गौरी, your daughter.'],
		['CE', 'Me किरण तेज', 'तेज, आपकी संतान किरण के जीवनसाथी हैं।', 'तेज is the spouse of किरण, your child.'],
		['GE', 'राम ? तेज', 'तेज, राम के भाई या बहन के जीवनसाथी हैं।', 'तेज is the spouse of the sibling of राम.'],
	] as const)('along %s through %s', (path, names, hindi, english) => {
		expect(said(getPeople(names), stepsAlong(path))).toEqual([hindi.normalize('NFC'), english]);
	});

	const sibling = {
		kind: 'sibling' as const,
		age: 'elder' as const,
		isAdopted: false,
		commonParentSex: null,
		sharedParentIds: [],
	};
	it.each([
		[{ kind: 'parent', sex: 'M', link: 'adopted' }, 'आपके गोद लेने वाले पिता', 'your adoptive father'],
		[{ kind: 'parent', sex: 'F', link: 'step' }, 'आपकी सौतेली माता', 'your stepmother'],
		[{ kind: 'parent', sex: null, link: 'birth' }, 'आपके माता या पिता', 'your parent'],
		[{ kind: 'child', sex: 'F', link: 'adopted' }, 'आपकी गोद ली बेटी', 'your adopted daughter'],
		[{ kind: 'child', sex: 'M', link: 'step' }, 'आपके सौतेले बेटे', 'your stepson'],
		[
			{ ...sibling, sex: 'M', tie: 'half', commonParentSex: 'M' },
			'आपके बड़े भाई (एक ही पिता से)',
			'your elder half-brother (by the same father)',
		],
		[
			{ ...sibling, sex: 'F', tie: 'half', commonParentSex: 'F' },
			'आपकी बड़ी बहन (एक ही माता से)',
			'your elder half-sister (by the same mother)',
		],
		[
			{ ...sibling, sex: null, tie: 'half' },
			'आपके भाई या बहन (एक ही माता या पिता से)',
			'your half-sibling (by one parent in common)',
		],
		[{ ...sibling, sex: 'F', tie: 'step' }, 'आपकी सौतेली बहन', 'your stepsister'],
		[{ kind: 'spouse', sex: 'F', endedBy: 'divorce' }, 'आपकी पूर्व पत्नी', 'your former wife'],
		[{ kind: 'spouse', sex: 'M', endedBy: 'death' }, 'आपके पति', 'your husband'],
		[{ kind: 'coparent', sex: 'F', childId: 'x' }, 'आपकी संतान की माता', "your child's mother"],
	] satisfies [Step, string, string][])('%j', (step, hindi, english) => {
		expect(said(getPeople('Me तेज'), [step])).toEqual([
			`तेज, ${hindi} हैं।`.normalize('NFC'),
			`तेज is ${english}.`,
		]);
	});
});
