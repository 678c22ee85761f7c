import { expect, it } from 'vitest';
import { findFaults } from './plain-english';

const find = (file: string, source: string) =>
	findFaults(file, source).map(({ fault, text }) => `${fault}: ${text}`);

// The sources are put together here, so that the check finds none of their faults in this file.
const block = (text: string) => `/*${`* ${text} *`}/\n`;
const named = (text: string) => `i${`t('${text}'`}, run);\n`;
const dots = '...';

it('finds comments that begin without a subject, in blocks and in lines', () => {
	const source = `${block('Who may read it.')}let a;\n// What is read\n// Of the line.\n${block('The reader, who may.')}`;
	expect(find('a.ts', source)).toEqual([
		'fragments: Who may read it.',
		'fragments: What is read\n Of the line.',
	]);
});

it('finds vague words in comments and in titles of tests alone', () => {
	expect(find('a.ts', "// For somebody\nconst text = 'somebody';")).toEqual(['vague: somebody']);
	expect(find('a.test.ts', named('The page shows nobody'))).toEqual(['vague: nobody']);
});

it('finds literals that are cut and spread, and no spread of a result', () => {
	expect(find('a.ts', `const a = { ${dots}{ b, c }, d };`)).toEqual([`spreads: ${dots}{`]);
	expect(find('a.ts', `const a = [${dots}[b, c].map(d), ${dots}e];`)).toEqual([]);
});

it('finds functions called after a property, but none of the language', () => {
	expect(find('a.ts', `name${'Of'}(a); text.indexOf(b);`)).toEqual([`ofNames: name${'Of'}`]);
});

it('finds titles of tests that begin without a subject', () => {
	const source = named('is refused') + named('the call is refused');
	expect(find('a.test.ts', source)).toEqual(['titles: is refused']);
	expect(find('a.ts', source)).toEqual([]);
});

it('finds paragraphs above five lines, and no tables and lists', () => {
	const six = 'A line.\n'.repeat(6);
	const source = `# Title\n\n${six}\n\`\`\`sh\n${six}\`\`\`\n\n${'- A line.\n'.repeat(6)}`;
	expect(find('docs/a.md', source)).toHaveLength(1);
	expect(find('docs/a.md', 'A line.\n'.repeat(5))).toEqual([]);
});
