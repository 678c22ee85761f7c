import { expect, it } from 'vitest';
import { getProse } from './prose';

const getTexts = (file: string, source: string) => getProse(file, source).map(({ text }) => text.trim());

it('reads comments before, behind and inside code, and no strings', () => {
	const source = `// first
const told = 'no // comment'; // second
/** third */
function a(/* fourth */ b = \`// no \${told} comment\`) {
	if (b) {
		// fifth
	}
}
const c = <p>{/* sixth */}// no comment</p>;
// seventh`;
	expect(getTexts('a.tsx', source).sort()).toEqual([
		'/* fourth */',
		'/* sixth */',
		'/** third */',
		'// fifth',
		'// first',
		'// second',
		'// seventh',
	]);
});

it('reads the titles of tests, also of tables and in backticks', () => {
	const source = "it('one', run); test.each(rows)(`two`, run); describe('three', run); keep('four', run);";
	expect(getTexts('a.test.ts', source)).toEqual(["'one'", "'two'", "'three'"]);
});

it('says in which line a passage starts', () => {
	expect(getProse('a.ts', 'let a;\n\n// here\n')).toEqual([{ line: 3, text: '// here' }]);
});

it('reads documents without code and addresses, line by line as they are', () => {
	const source = 'A `told` page\n\n```sh\nnpm run told\n```\n\n[link](told.md) https://told.example end';
	expect(getTexts('a.md', source)[0]?.split(/\s+/)).toEqual(['A', 'page', '[link', 'end']);
	expect(getProse('a.md', source)[0]?.text.split('\n')).toHaveLength(7);
});
