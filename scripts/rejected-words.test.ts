import { describe, expect, it } from 'vitest';
import { rejectedProseIn, rejectedWordsIn } from './rejected-words';

describe('the rejected words', () => {
	it.each([
		['hi', 'आपको रुचि भेजी है', 'रुचि'],
		['hi', 'समाज की कथाएँ', 'कथा'],
		['hi', 'प्रशासकों को लिखें', 'प्रशासक'],
		['hi', 'हर उपकरण से', 'उपकरण'],
		['hi', 'विवाह-संबंध देखें', 'विवाह-संबंध'],
		['hi', 'एक मेल जाएगी', 'एक मेल'],
		['hi', 'आपके एक संबंधी ने', 'संबंधी'],
		['hi', 'फिर प्रयास करें', 'फिर प्रयास'],
		['hi', 'हिन्दी में', 'हिन्दी'],
		['en', 'It is gone for everybody.', 'gone'],
		['en', 'It rests in the trash.', 'rests'],
		['en', 'They are not told.', 'told'],
		['en', 'Nothing stands against it.', 'stands'],
		['en', 'Load the list anew.', 'anew'],
		['en', 'Take the request back.', 'Take the request back'],
		['en', 'It can be given back.', 'given back'],
		['en', 'Delete for good', 'for good'],
		['en', 'Whoever you block', 'Whoever'],
		['en', 'with their e-mail', 'e-mail'],
		['en', 'Signed in as {name}', 'Signed in'],
	] as const)('%s: %s', (language, message, word) => {
		expect(rejectedWordsIn(language, 'a.key', message)).toEqual([expect.stringContaining(`“${word}”`)]);
	});

	it.each([
		['hi', 'रिश्ते के लिए प्रस्ताव; आपस में मेल खाता है; संबंधित कुल; ईमेल भेजा जाएगा; प्रशासन; फिर से प्रयास करें'],
		[
			'en',
			'The rest is left out. Log in with your email, go back and restore the story. Standard. Good for all.',
		],
	] as const)('are not found in other %s words', (language, message) => {
		expect(rejectedWordsIn(language, 'a.key', message)).toEqual([]);
	});

	it('are kept where the specification spells the message out, and only the word that it spells', () => {
		expect(rejectedWordsIn('en', 'login.signIn', 'Sign In')).toEqual([]);
		expect(rejectedWordsIn('en', 'login.title', 'Sign In')).toHaveLength(1);
		expect(rejectedWordsIn('hi', 'familyTree.edit.failed', 'परिवार सदस्य अपडेट करने में विफल')).toEqual([]);
		expect(rejectedWordsIn('hi', 'familyTree.edit.failed', 'प्रशासक अपडेट करने में विफल')).toHaveLength(1);
	});
});

describe('the rejected words of documents, comments and titles of tests', () => {
	it.each([
		['Whoever reads it', 'Whoever'],
		['whatever it is', 'whatever'],
		['asks anew', 'anew'],
		['starts afresh', 'afresh'],
		['is told the reason', 'told'],
		['stands below', 'stands'],
		['stood there', 'stood'],
		['rests in the trash', 'rests'],
		['has rested', 'rested'],
		['is shown afterwards', 'afterwards'],
		['has ended by then', 'by then'],
		['as far as it is known', 'as far as'],
		['two, of whom one', 'of whom'],
		['is gone for good', 'for good'],
		['takes it; can be taken back', 'taken back'],
		['Gives back what it took', 'Gives back'],
		['no more than that', 'no more than that'],
	])('%s', (text, word) => {
		expect(rejectedProseIn('a.md', `A page.\n\n${text}\n`)).toEqual([
			expect.stringMatching(new RegExp(`^a\\.md:3 says “${word}” `)),
		]);
		expect(rejectedProseIn('a.ts', `const a = 1;\n/** ${text} */\n`)).toHaveLength(1);
		expect(rejectedProseIn('a.test.ts', `it('${text}', () => {});`)).toHaveLength(1);
	});

	it.each([
		'A reader understands the rest, withstands interests, and is untold.',
		'Standing orders and standard forms: good for all, for goods.',
		'Back to the list; take it to the back; thereafter; by the end then.',
		'Whatsoever, so far, as far behind as ever.',
		'The name `told` of a variable, and https://example.org/told.',
	])('are not found in: %s', (text) => {
		expect(rejectedProseIn('a.md', text)).toEqual([]);
	});

	it('are not looked for in code', () => {
		expect(rejectedProseIn('a.ts', "const told = 'whoever';\n// fine\n")).toEqual([]);
	});
});
