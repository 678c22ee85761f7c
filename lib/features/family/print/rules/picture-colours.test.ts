import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureColours } from './picture-colours';

const styles = readFileSync(new URL('../../../../../app/globals.css', import.meta.url), 'utf8');

function lightColour(token: string): string | undefined {
	return styles.match(new RegExp(`--color-${token}: (?:light-dark\\()?(#[0-9a-f]{6})`))?.[1];
}

test('a picture has the colours of the light theme', () => {
	expect(pictureColours).toEqual({
		ground: lightColour('raised'),
		surface: lightColour('surface'),
		edge: lightColour('line'),
		heading: lightColour('heading'),
		relation: lightColour('primary'),
		detail: lightColour('text-soft'),
		gold: lightColour('gold'),
		ring: lightColour('gold-400'),
		male: lightColour('info'),
		female: lightColour('error'),
		lines: ['control', 'kin-teal', 'kin-violet', 'kin-rust', 'kin-moss', 'kin-plum'].map(lightColour),
	});
});
