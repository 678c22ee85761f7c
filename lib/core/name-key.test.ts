import { describe, expect, it } from 'vitest';
import { nameKey } from './name-key';
import { keyRanker, readSearch } from './search-words';

function finds(typed: string, stored: string): boolean {
	const looked = readSearch(typed);
	return looked !== null && keyRanker(looked)(nameKey(stored)) !== null;
}

/** Each line is one name, apart and together, in both scripts. */
const builtWith = `
Guman Pal|Gumanpal|गुमान पाल|गुमानपाल
Amrit Kanwar|Amritkanwar|अमृत कंवर|अमृतकंवर
Ram Singh|Ramsingh|राम सिंह|रामसिंह
Prithvi Raj|Prithviraj|पृथ्वी राज|पृथ्वीराज
Daya Ram|Dayaram|दया राम|दयाराम
Roop Kanwar|Roopkanwar|रूप कंवर|रूपकंवर
Raj Kumar|Rajkumar|राज कुमार|राजकुमार
Jaswant Singh|Jaswantsingh|जसवंत सिंह|जसवंतसिंह
Uday Bhan|Udaybhan|उदय भान|उदयभान
Mahi Pal|Mahipal|महि पाल|महिपाल
Sajjan Kanwar|Sajjankanwar|सज्जन कंवर|सज्जनकंवर
Shambhu Nath|Shambhunath|शंभु नाथ|शंभुनाथ
Hari Das|Haridas|हरि दास|हरिदास
Gulab Chand|Gulabchand|गुलाब चंद|गुलाबचंद
Raghu Veer|Raghuveer|रघु वीर|रघुवीर
Bhim Sen|Bhimsen|भीम सेन|भीमसेन
Moti Lal|Motilal|मोती लाल|मोतीलाल
Kailash Ba|Kailashba|कैलाश बा|कैलाशबा
Indra Kumari|Indrakumari|इंद्र कुमारी|इंद्रकुमारी
Fateh Karan|Fatehkaran|फतेह करण|फतेहकरण
`;

/** Written after the endings were chosen. */
const heldOut = `
Bhanu Pratap|Bhanupratap|भानु प्रताप|भानुप्रताप
Gaj Raj|Gajraj|गज राज|गजराज
Ran Veer|Ranveer|रण वीर|रणवीर
Laxmi Narayan|Laxminarayan|लक्ष्मी नारायण|लक्ष्मीनारायण
Shiv Shankar|Shivshankar|शिव शंकर|शिवशंकर
Sugan Kanwar|Sugankanwar|सुगन कंवर|सुगनकंवर
Bal Dev|Baldev|बल देव|बलदेव
Hukam Singh|Hukamsingh|हुकम सिंह|हुकमसिंह
Ratan Lal|Ratanlal|रतन लाल|रतनलाल
Kishan Das|Kishandas|किशन दास|किशनदास
Ganga Ram|Gangaram|गंगा राम|गंगाराम
Deep Chand|Deepchand|दीप चंद|दीपचंद
Man Kanwar|Mankanwar|मान कंवर|मानकंवर
Dharam Pal|Dharampal|धर्म पाल|धर्मपाल
Jag Mohan|Jagmohan|जग मोहन|जगमोहन
`;

const ways = (list: string) =>
	list
		.trim()
		.split('\n')
		.flatMap((line) => {
			const written = line.split('|');
			return written.flatMap((typed) => written.map((stored) => [typed, stored] as const));
		});

describe('a name that is written apart or together', () => {
	it.each([
		['names at first', builtWith],
		['names that came later', heldOut],
	])('is found by either, in both scripts: %s', (_, list) => {
		const missed = ways(list).filter(([typed, stored]) => !finds(typed, stored));
		expect(missed.length / ways(list).length, missed.join('; ')).toBeLessThanOrEqual(0.05);
	});

	it('is found by its second word', () => {
		for (const stored of ['अमृतकंवर', 'Amritkanwar', 'Amrit Kanwar'])
			expect(finds('Kanwar', stored)).toBe(true);
		for (const stored of ['Vikram', 'Gopal', 'Suraj', 'Jagdamba'])
			expect(nameKey(stored), stored).not.toContain('!');
	});

	it('keeps its place in the alphabet, before longer names that begin with it', () => {
		const sorted = ['Ram Singh', 'Ram Singh Bhati', 'Ram Singh Rathore'];
		expect(sorted.map((name) => nameKey(name)).sort()).toEqual(sorted.map((name) => nameKey(name)));
	});

	it('is found by the words of another spelling', () => {
		expect(nameKey('Shivank Singh', 'शिवांक सिंह')).toBe(nameKey('Shivank Singh'));
		expect(nameKey('Jai Singh', 'जयसिंह').split(' ')).toContain('jaising');
	});
});
