import { changeAddressWords, readAddressWords } from '@/lib/features/family/relations/commands';
import { addressWordsBody, addressWordsReply } from '@/lib/features/family/schema';
import { messageReply } from '@/lib/platform/http/replies';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

/** What the caller's family calls its relatives. */
export const GET = route({
	access: 'member',
	reply: addressWordsReply,
	errors: ['record.stale'],
	handler: ({ actor, language }) => readAddressWords(actor.memberId, language),
});

export const PUT = route({
	access: 'member',
	body: addressWordsBody,
	reply: messageReply,
	handler: async ({ actor, body, language }) => {
		await changeAddressWords(actor.memberId, body);
		return { message: translator(language)('addressWords.saved') };
	},
});
