import { route } from '@/lib/http/route';
import { translator } from '@/lib/i18n/translate';
import { savedSettingsReply, settingsBody, settingsReply } from '@/lib/site/schema';
import { changeSettings, readAllSettings } from '@/lib/site/settings';

export const GET = route({
	access: 'administrator',
	reply: settingsReply,
	handler: () => readAllSettings(),
});

export const PUT = route({
	access: 'administrator',
	body: settingsBody,
	reply: savedSettingsReply,
	handler: async ({ actor, body: { version, ...changes }, language }) => ({
		message: translator(language)('admin.settings.saved'),
		...(await changeSettings(changes, { version, actorId: actor.memberId })),
	}),
});
