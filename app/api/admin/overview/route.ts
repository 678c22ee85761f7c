import {
	countRegistrations,
	readFigures,
} from '@/lib/features/administration/overview/queries/count-waiting';
import { overviewReply } from '@/lib/features/administration/schema';
import { readMaintenance } from '@/lib/features/site/settings/commands/set-maintenance';
import { readHealth } from '@/lib/platform/http/health';
import { route } from '@/lib/platform/http/route';

export const GET = route({
	access: 'administrator',
	reply: overviewReply,
	handler: async ({ now }) => {
		const [figures, registrations, health, maintenance] = await Promise.all([
			readFigures(),
			countRegistrations(now),
			readHealth(),
			readMaintenance(),
		]);
		return {
			totalMatches: figures.totalMatches,
			registrations,
			database: { health: health.database, bytes: figures.databaseBytes },
			storage: { health: health.storage, pictures: figures.pictures, bytes: figures.pictureBytes },
			maintenance,
		};
	},
});
