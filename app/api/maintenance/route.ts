import { readMaintenance, setMaintenance } from '@/lib/features/site/settings/commands/set-maintenance';
import { maintenanceBody, maintenanceReply, maintenanceState } from '@/lib/features/site/settings/schema';
import { route } from '@/lib/platform/http/route';
import { translator } from '@/lib/platform/i18n/translate';

export const GET = route({
	access: 'administrator',
	reply: maintenanceState,
	handler: readMaintenance,
});

export const PUT = route({
	access: 'administrator',
	body: maintenanceBody,
	reply: maintenanceReply,
	handler: async ({ actor, body: { isOn }, language, now }) => {
		const { state, undo } = await setMaintenance(isOn, { actorId: actor.memberId, now });
		const t = translator(language);
		const message = state.isOn ? t('maintenance.turnedOn') : t('maintenance.turnedOff');
		return { ...state, message, ...(undo && { undo }) };
	},
});
