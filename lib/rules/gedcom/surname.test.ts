import { describe, expect, it } from 'vitest';
import { markSurname, omitUsualSlashes } from './surname';

describe('markSurname', () => {
	it.each([
		['रणवीर सिंह राठौड़', 'रणवीर सिंह /राठौड़/'],
		['Ranveer Singh Rathore', 'Ranveer Singh /Rathore/'],
		['Gayatri Kanwar', 'Gayatri /Kanwar/'],
		['मोहन सिंह जी', 'मोहन /सिंह/ जी'],
		['Umaid Singh II', 'Umaid /Singh/ II'],
	])('puts the family name of %s between slashes', (name, written) => {
		expect(markSurname(name)).toBe(written);
		expect(omitUsualSlashes(written)).toBe(name);
	});

	it.each(['अजीत', 'Ajit ji', 'Ranjit K', 'Ranjit K.', 'Ajit (Bapu)', 'Joseph /de Allen/ jr.', ''])(
		'leaves %j as it is',
		(name) => {
			expect(markSurname(name)).toBe(name);
		},
	);
});

describe('omitUsualSlashes', () => {
	it.each(['Joseph /de Allen/ jr.', '/Udawat/ Ajit', '/Udawat/', 'Ajit/Udawat/'])(
		'keeps those of %s',
		(name) => {
			expect(omitUsualSlashes(name)).toBe(name);
		},
	);
});
