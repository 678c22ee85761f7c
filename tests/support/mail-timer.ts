import { vi } from 'vitest';

// In an integration test no timer sends mails: it would fire in the middle of a later one. `sendDueMails` does what it would do.
vi.mock('@/lib/platform/decisions/decision-mails', async (importOriginal) => ({
	...(await importOriginal<typeof import('@/lib/platform/decisions/decision-mails')>()),
	sendMailsFrom: vi.fn(async () => {}),
}));
