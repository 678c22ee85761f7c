import { changeSettings, readAllSettings } from '@/lib/features/site/settings/commands/change-settings';
import { savedSettingsReply, settingsBody, settingsReply } from '@/lib/features/site/settings/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

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
