import { DomainError } from '@/lib/core/errors';
import { changeKhaanp, removeKhaanp } from '@/lib/features/heritage/khaanp/commands/change-atlas';
import { findKhaanp } from '@/lib/features/heritage/khaanp/queries';
import {
	khaanpBody,
	khaanpParams,
	khaanpRemovedReply,
	khaanpReply,
	khaanpSavedReply,
} from '@/lib/features/heritage/khaanp/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'administrator',
	params: khaanpParams,
	reply: khaanpReply,
	handler: async ({ params, language }) => {
		const khaanp = await findKhaanp(params.id, language);
		if (!khaanp) throw new DomainError('notFound');
		return khaanp;
	},
});

/** Changes a khaanp of the atlas; what is not sent stays as it is. */
export const PUT = route({
	access: 'administrator',
	params: khaanpParams,
	body: khaanpBody,
	reply: khaanpSavedReply,
	handler: async ({ actor, params, body, language }) => {
		await changeKhaanp(params.id, body, actor.memberId);
		const khaanp = await findKhaanp(params.id, language);
		if (!khaanp) throw new DomainError('notFound');
		return { message: translator(language)('admin.khaanps.changed'), khaanp };
	},
});

/** Moves a khaanp from the atlas to the trash, unless others are below it. */
export const DELETE = route({
	access: 'administrator',
	params: khaanpParams,
	reply: khaanpRemovedReply,
	errors: ['khaanp.inUse', 'service.busy'],
	handler: async ({ actor, params, language, now }) => {
		await removeKhaanp(params.id, { actorId: actor.memberId, now }, language);
		return { message: translator(language)('admin.khaanps.removed') };
	},
});
