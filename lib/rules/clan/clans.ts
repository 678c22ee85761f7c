/** The clans that forms offer. */
export const listedClans = [
	...[
		'Chauhan',
		'Rathore',
		'Sisodiya',
		'Parmar',
		'Solanki',
		'Tomar',
		'Gahlot',
		'Hada',
		'Kachhwaha',
		'Bundela',
	],
	...['Chandel', 'Gehlot', 'Jhala', 'Jadeja', 'Makwana', 'Panwar', 'Parihar', 'Rajawat', 'Sengar', 'Tanwar'],
	...['Bhati', 'Shekhawat'],
] as const;

export type ListedClan = (typeof listedClans)[number];
