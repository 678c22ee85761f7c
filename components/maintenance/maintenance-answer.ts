export interface MaintenanceAnswer {
	isOn: boolean;
	since: string | null;
	isFixed: boolean;
	/** What has been done; null for an answer that only tells. */
	message: string | null;
}

/** What a call to /api/maintenance answers; null for an answer of another shape. */
export function readMaintenance(answer: unknown): MaintenanceAnswer | null {
	const { isOn, since, isFixed, message }: Partial<Record<keyof MaintenanceAnswer, unknown>> =
		typeof answer === 'object' && answer !== null ? answer : {};
	if (typeof isOn !== 'boolean' || typeof isFixed !== 'boolean') return null;
	return {
		isOn,
		isFixed,
		since: typeof since === 'string' ? since : null,
		message: typeof message === 'string' ? message : null,
	};
}
