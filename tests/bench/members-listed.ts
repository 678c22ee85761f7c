import path from 'node:path';
import type { Figure } from './figures';
import { compareLists, type ListedPortal, memberLists } from './lists';
import { writeMembers } from './members';
import { compareReads } from './reads';
import { compareSearches } from './searches';
import {
	createDatabase,
	inFolder,
	logIn,
	registerMember,
	startBaseline,
	startPortal,
	startServer,
} from './servers';

interface MeasuredPortal extends ListedPortal {
	databaseUrl: string;
}

/** Portals with a database each on one server, so that they share everything but the number of members. */
export function measureMembers(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const startWith = async (members: number): Promise<MeasuredPortal> => {
			const databaseUrl = await createDatabase(server.url, `members_${members}`);
			const address = await startPortal(path.join(folder, String(members)), { DATABASE_URL: databaseUrl });
			await writeMembers(databaseUrl, members);
			return { address, token: (await logIn(address)).token, members, databaseUrl };
		};
		const few = await startWith(1_000);
		const many = await startWith(100_000);
		const figures: Figure[] = [
			{
				name: 'GET /api/users?search= with 100,000 members ÷ with 1,000, time of 95 in 100 searches',
				ratio: await compareSearches(many.address, few.address),
				goal: { atMost: 3 },
			},
		];
		for (const [kind, list] of Object.entries(memberLists))
			figures.push({
				name: `${kind} of the administrators’ list of 100,000 members ÷ of 1,000, time of 95 in 100 answers`,
				ratio: await compareLists(list, many, few),
				goal: { atMost: 3 },
			});
		for (const portal of [few, await startWith(10_000), many]) {
			const baseline = await startBaseline(portal.databaseUrl);
			const member = await registerMember(portal.address);
			figures.push(...(await compareReads(portal, member, baseline)));
		}
		return figures;
	});
}
