import * as z from 'zod';
import devisJson from '../data/devis.json' with { type: 'json' };
import devtasJson from '../data/devtas.json' with { type: 'json' };
import furtherDevisJson from '../data/further-devis.json' with { type: 'json' };

/** A deity in one language. Legends are marked as tradition; sources are in `additionalInfo`. */
const deityWords = z.strictObject({
	name: z.string(),
	alternateNames: z.array(z.string()),
	description: z.string(),
	rituals: z.string(),
	location: z.string(),
	district: z.string(),
	temple: z.string(),
	festival: z.string(),
	history: z.string(),
	legends: z.string(),
	importance: z.string(),
	additionalInfo: z.string(),
});

const deityContent = z.strictObject({
	/** Name of a file in `prisma/seed/pictures`, without its extension. */
	picture: z.string(),
	/** As the clan list spells them, with other houses where the sources name them. */
	clans: z.array(z.string()),
	hi: deityWords,
	en: deityWords,
});

export type DeityContent = z.output<typeof deityContent>;

const deityContents = z.array(deityContent);

export const devis = deityContents.parse(devisJson);
export const devtas = deityContents.parse(devtasJson);
/** The devis that came with the second version of the list. */
export const furtherDevis = deityContents.parse(furtherDevisJson);
