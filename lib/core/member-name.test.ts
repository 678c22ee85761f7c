import { describe, expect, it } from 'vitest';
import { findNameFault } from './member-name';

describe('the name of a member', () => {
	it.each([
		'Khamma Ghani',
		'KHAMMA  GHANI!',
		'khamma-ghani',
		'KhammaGhani',
		'खम्मा घणी',
		'खम्माघणी',
		'Administrator',
		'administrator.',
		'Admin',
		'A d m i n',
		'ＡＤＭＩＮ',
		'Аdmin',
		'αdmin',
		'Ad\u00admin',
		'Ádmin',
		'~ Admin ~',
		'एडमिन',
		'एड\u200dमिन',
		'ऐडमिन',
		'एडमिनिस्ट्रेटर',
		'Support',
		'सपोर्ट',
		'Moderator',
		'मॉडरेटर',
	])('is refused when it is that of the portal: %s', (name) => {
		expect(findNameFault(name)).toBe('nameReserved');
	});

	it.each([
		'👑',
		'.',
		'123',
		'१२३',
		'\u2800',
		'A',
		'आ',
		'क्',
		'ॐ',
		'A.',
		'é',
		'A आ',
		'𝐀',
		'1a2',
		'---',
		'\u0301\u0301',
	])('is refused when it has fewer than two letters of a script: %j', (name) => {
		expect(findNameFault(name)).toBe('nameLetters');
	});

	it.each([
		'Om',
		'ओम',
		'जी',
		'रा',
		'माँ',
		'B.S.',
		'𝐀𝐬𝐡𝐚',
		'Armin',
		'Kama Gani',
		'Khamma Singh',
		'Ghani Khan',
		'Admin Singh Rathore',
		'Supriya',
		'आशा',
		'પટેલ',
		'ਸਿੰਘ',
		'علي',
		'李小龍',
		'Ø. Ås',
		'👑 Asha',
	])('can be %s', (name) => {
		expect(findNameFault(name)).toBeNull();
	});
});
