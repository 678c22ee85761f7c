import { provideSite, stopServices } from '../scripts/test-services';

/** The site that journeys visit: built, with the demo and an administrator. */
export default async function setUp(): Promise<() => Promise<void>> {
	try {
		await provideSite(process.env.JOURNEYS === 'next' ? 'next' : 'own');
	} catch (error) {
		await stopServices();
		throw error;
	}
	return stopServices;
}
