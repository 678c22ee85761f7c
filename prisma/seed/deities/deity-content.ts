/** What is said of a deity in one language. Legends are marked as tradition; sources are in `additionalInfo`. */
export interface DeityWords {
	name: string;
	alternateNames: string[];
	description: string;
	rituals: string;
	location: string;
	district: string;
	temple: string;
	festival: string;
	history: string;
	legends: string;
	importance: string;
	additionalInfo: string;
}

export interface DeityContent {
	/** Name of a file in `prisma/seed/pictures`, without its extension. */
	picture: string;
	/** As the clan list spells them, with other houses where the sources name them. */
	clans: string[];
	hi: DeityWords;
	en: DeityWords;
}
