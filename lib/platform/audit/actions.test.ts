import { describe, expect, it } from 'vitest';
import { languages } from '@/lib/core/language';
import { getSentence } from '@/lib/features/administration/audit/queries/history-text';
import { getMessages } from '@/lib/platform/i18n/translate';
import { auditVerbs, isAuditAction } from './actions';

const all = Object.entries(auditVerbs).flatMap(([subjectType, verbs]) =>
	verbs.map((verb) => ({ subjectType, verb, action: `${subjectType}.${verb}` })),
);
/** What was exported is many records, and the portal is one. */
const hasNoName = ({ subjectType, verb }: { subjectType: string; verb: string }) =>
	verb === 'export' || subjectType === 'site';

describe.each(languages)('in %s', (language) => {
	const { history: words, historyEntry: entryWords } = getMessages(language).admin;

	it.each(all)(
		'$action has its sentence, and its words among the filters',
		({ action, subjectType, verb }) => {
			expect(isAuditAction(action)).toBe(true);
			const fields = { action, subjectType, actorName: 'Asha', subjectName: 'Veer', changes: null };
			const sentence = getSentence(fields, language);
			expect(sentence).toMatch(/^Asha\b/);
			expect(sentence.includes('“Veer”')).toBe(!hasNoName({ subjectType, verb }));
			expect(sentence).not.toContain(action);
			expect(words.subjects).toHaveProperty(subjectType, expect.stringMatching(/\S/));
			expect(words.verbs).toHaveProperty(verb, expect.stringMatching(/\S/));
		},
	);

	it('has no two sentences that say the same', () => {
		const sentences = Object.values(entryWords.actions).flatMap((verbs) => Object.values(verbs));
		expect(new Set(sentences).size).toBe(all.length);
	});

	it('tells by its own name what it has no words for', () => {
		const content = {
			action: 'comet.chase',
			subjectType: 'comet',
			actorName: null,
			subjectName: null,
			changes: null,
		};
		expect(getSentence(content, language)).toBe(`${words.removedAccount}: comet.chase ${entryWords.gone}`);
	});
});
