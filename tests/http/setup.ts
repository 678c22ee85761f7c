import type { TestProject } from 'vitest/node';
import { getDemoSecret } from '@/lib/features/account/demo/rules/secret';
import { provideSite, stopServices } from '../../scripts/test-services';

interface Administrator {
	email: string;
	password: string;
}

declare module 'vitest' {
	interface ProvidedContext {
		/** The origin of the portal that the tests send requests to; it holds the demo. */
		site: string;
		/** Opens the logins of that demo. */
		siteDemoSecret: string;
		/** An administrator of that portal. */
		siteAdministrator: Administrator;
	}
}

/** Uses the site of the run, or starts one. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	try {
		const site = await provideSite('own');
		project.provide('site', site.TEST_SITE);
		project.provide('siteDemoSecret', getDemoSecret(site.E2E_AUTH_SECRET));
		project.provide('siteAdministrator', { email: site.E2E_ADMIN_EMAIL, password: site.E2E_ADMIN_PASSWORD });
	} catch (error) {
		await stopServices();
		throw error;
	}
	return stopServices;
}
