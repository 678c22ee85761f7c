import { DomainError } from '@/lib/core/errors';
import type { MaintenanceState } from '@/lib/features/site/settings/schema';
import { noteChange } from '@/lib/platform/audit/write';
import { db } from '@/lib/platform/db/client';
import type { Prisma } from '@/lib/platform/db/generated/client';
import {
	checkIsLatest,
	noteDecision,
	siteSubjectId,
	type TakenDecision,
	type Undo,
} from '@/lib/platform/decisions/decisions';
import { getEnv } from '@/lib/platform/env/env';

/** The table's one row. */
const id = 1;

const select = { maintenanceSince: true } as const;

/** Whether pages say that the portal is under maintenance. */
export async function readMaintenance(): Promise<MaintenanceState> {
	const row = await db.siteState.findUnique({ where: { id }, select });
	return stateSince(row?.maintenanceSince ?? null);
}

interface SetMaintenance {
	state: MaintenanceState;
	/** Null when nothing has changed. */
	undo: Undo | null;
}

/** Turns maintenance on or off, with an entry in the audit log; nothing when it is so already. */
export async function setMaintenance(
	isOn: boolean,
	{ actorId, now }: { actorId: string; now: Date },
): Promise<SetMaintenance> {
	return db.$transaction(async (tx) => {
		const { maintenanceSince: before } = await lockState(tx);
		if ((before !== null) === isOn) return { state: stateSince(before), undo: null };
		const after = isOn ? now : null;
		const data = { maintenanceSince: after, ...(before && { lastMaintenanceSince: before }) };
		await tx.siteState.update({ where: { id }, data, select });
		const entry = { actorId, action: 'site.maintenance', subjectType: 'site' } as const;
		await noteChange(tx, { ...entry, before: { isOn: !isOn }, after: { isOn } });
		const action = isOn ? 'site.maintenanceOn' : 'site.maintenanceOff';
		const decision = { action, subjectId: siteSubjectId, ownerId: null, mail: null } as const;
		return { state: stateSince(after), undo: await noteDecision(tx, decision, { actorId, now }) };
	});
}

/**
 * Turns maintenance off again, or on again since when it began.
 *
 * @throws DomainError `undo.changed` when it was turned again
 */
export async function undoMaintenance(tx: Prisma.TransactionClient, decision: TakenDecision): Promise<void> {
	const isOn = decision.action === 'site.maintenanceOn';
	const { maintenanceSince, lastMaintenanceSince } = await lockState(tx);
	if ((maintenanceSince !== null) !== isOn) throw new DomainError('undo.changed');
	await checkIsLatest(tx, decision, ['site.maintenanceOn', 'site.maintenanceOff']);
	const data = { maintenanceSince: isOn ? null : lastMaintenanceSince };
	await tx.siteState.update({ where: { id }, data, select });
	await noteChange(tx, {
		actorId: decision.actorId,
		action: 'site.undo',
		subjectType: 'site',
		before: { isOn },
		after: { isOn: !isOn },
	});
}

interface LockedState {
	maintenanceSince: Date | null;
	lastMaintenanceSince: Date | null;
}

async function lockState(tx: Prisma.TransactionClient): Promise<LockedState> {
	await tx.$executeRaw`INSERT INTO "SiteState" ("id") VALUES (${id}) ON CONFLICT ("id") DO NOTHING`;
	const [row] = await tx.$queryRaw<LockedState[]>`
		SELECT "maintenanceSince", "lastMaintenanceSince" FROM "SiteState" WHERE "id" = ${id} FOR UPDATE`;
	return row ?? { maintenanceSince: null, lastMaintenanceSince: null };
}

function stateSince(since: Date | null): MaintenanceState {
	const { isUnderMaintenance: isFixed } = getEnv();
	return { isOn: isFixed || since !== null, since: since?.toISOString() ?? null, isFixed };
}
