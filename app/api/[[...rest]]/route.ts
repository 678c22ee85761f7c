import * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { route } from '@/lib/platform/http/route';

/** A call that does not exist, by any method. */
const unknownCall = route({
	access: 'everyone',
	reply: z.never(),
	errors: ['notFound'],
	handler: async () => {
		throw new DomainError('notFound');
	},
});

export {
	unknownCall as DELETE,
	unknownCall as GET,
	unknownCall as OPTIONS,
	unknownCall as PATCH,
	unknownCall as POST,
	unknownCall as PUT,
};
