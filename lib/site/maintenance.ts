import { noteChange } from '@/lib/audit/write';
import { db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { getEnv } from '@/lib/env/env';
import type { MaintenanceState } from './schema';

/** The table's one row. */
const id = 1;

const select = { maintenanceSince: true } as const;

/** Whether pages say that the portal is under maintenance. */
export async function readMaintenance(): Promise<MaintenanceState> {
	const row = await db.siteState.findUnique({ where: { id }, select });
	return stateSince(row?.maintenanceSince ?? null);
}

/** Turns maintenance on or off, with an entry in the audit log; nothing when it is so already. */
export async function setMaintenance(
	isOn: boolean,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<MaintenanceState> {
	return db.$transaction(async (tx) => {
		const before = await lockState(tx);
		if ((before !== null) === isOn) return stateSince(before);
		const after = isOn ? now : null;
		await tx.siteState.update({ where: { id }, data: { maintenanceSince: after }, select });
		const entry = { actorId, action: 'site.maintenance', subjectType: 'site' } as const;
		await noteChange(tx, { ...entry, before: { isOn: !isOn }, after: { isOn } });
		return stateSince(after);
	});
}

async function lockState(tx: Prisma.TransactionClient): Promise<Date | null> {
	await tx.$executeRaw`INSERT INTO "SiteState" ("id") VALUES (${id}) ON CONFLICT ("id") DO NOTHING`;
	const [row] = await tx.$queryRaw<{ maintenanceSince: Date | null }[]>`
		SELECT "maintenanceSince" FROM "SiteState" WHERE "id" = ${id} FOR UPDATE`;
	return row?.maintenanceSince ?? null;
}

function stateSince(since: Date | null): MaintenanceState {
	const { isUnderMaintenance: isFixed } = getEnv();
	return { isOn: isFixed || since !== null, since: since?.toISOString() ?? null, isFixed };
}
