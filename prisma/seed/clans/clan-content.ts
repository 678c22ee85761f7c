import * as z from 'zod';
import { isGroupName } from '@/lib/rules/clan/groups';
import clansJson from '../data/clans.json' with { type: 'json' };

/** The text about a group of clans in one language. Where sources disagree, all of them are given. */
const clanWords = z.strictObject({
	vansh: z.string(),
	gotra: z.string(),
	kuldevi: z.string(),
	about: z.string(),
	/** One a line. */
	sources: z.string(),
});

const clanContent = z.strictObject({
	key: z.string().refine(isGroupName),
	hi: clanWords,
	en: clanWords,
});

export const clanContents = z.array(clanContent).parse(clansJson);
