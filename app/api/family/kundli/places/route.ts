import { birthPlacesReply } from '@/lib/features/matching/kundli/schema';
import { route } from '@/lib/platform/http/route';
import { places } from '@/lib/rules/kundli/places';

/** The places of birth for which a kundli can be computed, with their states, in the caller's language. */
export const GET = route({
	access: 'member',
	reply: birthPlacesReply,
	handler: async ({ language }) => ({ places: places.map(({ name }) => name[language]) }),
});
