import { describe, expect, it } from 'vitest';
import hi from '@/messages/hi';
import { flattenMessages } from '@/scripts/messages';

/** Arguments that may hold the name of a person, or words that say which relative it is. */
const people = new Set(
	[
		'about actor adder ancestor asker author brother by child father from kin mother name names of one other',
		'otherName otherParent owner parent person relatedTo relative reporter sender spouse subject to ward who whose',
	].flatMap((line) => line.split(' ')),
);

/** Messages whose verb agrees with something else than the person whom an argument names, each with the reason. */
const reviewed: Readonly<Record<string, string>> = {
	'marriage.reasons.brothersWife': 'said of a wife alone',
	'marriage.reasons.mothersClan': 'the verb is that of the mother',
	'admin.clans.merge.explained': 'the argument is a clan; the verb is that of all who have written it',
	'admin.families.delete.text': 'the argument is a family; the verb is that of its links',
	'admin.messages.report.confirmDismiss.text': 'the verb is that of the words',
	'admin.users.bulk.role.explained.member': 'the verb is that of several members',
};

/**
 * All texts that a message can become, with `⟨name⟩` for an argument. The branches of a select on `gender` are left out:
 * they agree with the person.
 */
function expand(message: string): string[] {
	let at = 0;
	const take = (pattern: RegExp) => {
		const [all = '', word = ''] = pattern.exec(message.slice(at)) ?? [];
		at += all.length;
		return { all, word };
	};
	const read = (): string[] => {
		let texts = [''];
		const add = (endings: string[]) => {
			texts = [...new Set(texts.flatMap((text) => endings.map((ending) => text + ending)))];
		};
		while (at < message.length && message[at] !== '}') {
			if (message[at] === '{') add(readArgument());
			else add([take(/^[^{}]+/).all]);
		}
		return texts;
	};
	const readArgument = (): string[] => {
		const { word: name } = take(/^\{\s*(\w+)\s*/);
		const { word: kind } = take(/^,\s*(\w+)\s*,?/);
		const branches: string[] = [];
		if (kind === 'select' || kind === 'plural') {
			while (take(/^\s*[=\w]+\s*\{/).all) {
				branches.push(...read());
				at += 1;
			}
		}
		take(/^[^}]*\}/);
		if (kind === '') return [`⟨${name}⟩`];
		return name === 'gender' || branches.length === 0 ? [''] : branches;
	};
	return read();
}

/** A letter with a nukta is written in two ways. */
const normalize = (text: string) => text.normalize('NFC');

const nounsInTe = ['रिश्ते', 'खाते', 'पते', 'नाते', 'रास्ते', 'सस्ते'];
const isPlural = (next: string) => ['हैं', 'थे', 'थीं', 'हों'].includes(next);
const perfect = ['थे', 'थीं', 'गए', 'गईं', 'आए', 'आईं', 'चुके', 'चुकीं', 'जुड़े', 'जुड़ीं', 'बने', 'बनीं', 'जन्मे'].map(
	normalize,
);
const perfectBeforeVerb = ['गई', 'आई', 'हुए', 'हुई', 'चुकी', 'जुड़ी', 'बनी', 'जन्मी', 'मिले', 'मिली'].map(normalize);

/**
 * Verbs in a form of one gender, in the plural as one speaks of a person with respect. After ने the perfect agrees with the
 * object.
 */
function findGendered(text: string, hasPerfect: boolean): string[] {
	const words = text.split(/[\s,:;()“”"·…।]+/).filter(Boolean);
	return words.filter((word, at) => {
		const next = words[at + 1] ?? '';
		if (word.endsWith('ते')) return !nounsInTe.includes(word) && !/^(?:हुए|ही|समय|रह)/.test(next);
		if (word.endsWith('ती')) return isPlural(next);
		if (/[ेएो][ंँ]ग[ेी]$/.test(word)) return true;
		if (word === 'रहे' || word === 'रही') return isPlural(next);
		if (!hasPerfect) return false;
		return perfect.includes(word) || (perfectBeforeVerb.includes(word) && isPlural(next));
	});
}

/** A member, relative or administrator without a name is one person as well. */
const somebody = /(?:(?:एक|कोई) (?:सदस्य|रिश्तेदार|एडमिन|व्यक्ति)|(?<!\p{L})अभिभावक)(?![\p{L}\p{M}])/gu;

/** One person, or several joined by "and" or "or", for whom the masculine is right. */
const named = /(?<!आप और )⟨(\w+)⟩(?:\s*\([^)]*\))?((?:\s*(?:और|या)\s*(?:⟨\w+⟩|वे)(?:\s*\([^)]*\))?)*)/g;

/** After a person who is not the subject of the verb, but for `ने`. */
const afterObject =
	/^”?\s*(?:ने|को|का|के|की|से|में|पर|तक|वाले|जैसा|जैसे|सहित|कुल|तहसील|ज़िले|और आप(?:के|का|की|को|से))(?=[\s,।:”;)]|$)/;

/** The gendered verbs of a sentence that are said of a person of any gender. */
function findFaultsIn(sentence: string): string[] {
	const faults = /वाले: ⟨\w+⟩/.exec(sentence) ? ['वाले'] : [];
	const isReaders = /(?:^|[\s“(])आप(?=[\s,”])/.test(sentence);
	for (const match of sentence.matchAll(named)) {
		const [all, name = '', others = ''] = match;
		if (name !== 'somebody' && !people.has(name)) continue;
		const rest = sentence.slice(match.index + all.length);
		const after = afterObject.exec(rest)?.[0];
		if (after === undefined && others === '') faults.push(...findGendered(rest, true));
		if (after?.trim() === 'ने' && !isReaders) faults.push(...findGendered(rest, false));
	}
	const pronoun = /(?:^|[\s“])(?:वे|ये)(?=\s)|,\s*जो(?=\s)/.exec(sentence);
	const isOfMany = /जो लोग|जिन्होंने|जिन्हें/.test(sentence.slice(0, pronoun?.index));
	if (pronoun && !isOfMany) faults.push(...findGendered(sentence.slice(pronoun.index), true));
	return faults;
}

function findFaults(message: string): string[] {
	const found = expand(message).flatMap((expanded) => {
		const text = expanded.replace(somebody, '⟨somebody⟩');
		const names = [...text.matchAll(/⟨(\w+)⟩/g)].map(([, name = '']) => name);
		if (!names.some((name) => name === 'somebody' || people.has(name))) return [];
		return text.split(/[।?!\n]/).flatMap(findFaultsIn);
	});
	return [...new Set(found)];
}

describe('Hindi messages that name a person', () => {
	const messages = flattenMessages(hi);

	it('have no verb of one gender, unless they select on the gender', () => {
		const faults = messages.flatMap(([key, message]) => {
			const found = key in reviewed ? [] : findFaults(normalize(message));
			return found.length === 0 ? [] : [`${key}: ${found.join(', ')}`];
		});
		expect(faults).toEqual([]);
	});

	it('leave no reviewed message on the list that would pass without it', () => {
		const faulty = messages.filter(([, message]) => findFaults(normalize(message)).length > 0);
		expect(faulty.map(([key]) => key).sort()).toEqual(Object.keys(reviewed).sort());
	});

	it.each([
		['{name} आपके लिए रिश्ता देखते हैं।', 'देखते'],
		['{name} ({words}) आपके लिए रिश्ता देख रहे हैं।', 'रहे'],
		['संपर्क तब दिखेगा जब {name} स्वयं हाँ कहेंगे।', 'कहेंगे'],
		['{actor} आपको दिखेंगी।', 'दिखेंगी'],
		['{name} परिवार से जुड़ गए हैं।', 'गए'],
		['{name} परिवार से जुड़ गई हैं।', 'गई'],
		['{name} ने आपको जोड़ा है और पुष्टि चाहते हैं।', 'चाहते'],
		['{name} को ईमेल जाएगा, और वे मना कर सकते हैं।', 'सकते'],
		['आपको {actor} का नंबर दिखेगा, जो बात कर रहे हैं।', 'रहे'],
		['एक सदस्य अब रिश्ता नहीं देख रहे हैं।', 'रहे'],
		['भेजने वाले: {name}', 'वाले'],
		['{person, select, self {आपने} other {{name} अब}} रिश्ता नहीं देखते।', 'देखते'],
		['{gender, select, Male {थे} other {थीं}} और {name} आए हैं।', 'आए'],
	])('fail with %s', (planted, verb) => {
		expect(findFaults(normalize(planted))).toEqual([normalize(verb)]);
	});

	it.each([
		'{name} ने आपको प्रस्ताव भेजा है।',
		'{name} को उत्तर देने हैं। आप रिश्ते देख सकते हैं।',
		'{name} {gender, select, Male {आए} Female {आईं} other {का नाम जुड़ा}}।',
		'{one} और {other} एक-दूसरे को नहीं दिखेंगे।',
		'जिन्होंने {name} को जोड़ा है, वे उन्हें देख सकते हैं।',
		'{name} के लिए अब रिश्ता नहीं देखा जा रहा।',
	])('pass with %s', (neutral) => {
		expect(findFaults(normalize(neutral))).toEqual([]);
	});
});
