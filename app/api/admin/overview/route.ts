import { countRegistrations, readFigures } from '@/lib/administration/overview';
import { overviewReply } from '@/lib/administration/schema';
import { readHealth } from '@/lib/http/health';
import { route } from '@/lib/http/route';
import { readMaintenance } from '@/lib/site/maintenance';

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
