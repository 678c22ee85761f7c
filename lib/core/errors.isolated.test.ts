import { expect, it, vi } from 'vitest';
import { DomainError } from './errors';

it('recognizes a refusal that another copy of this file made', async () => {
	vi.resetModules();
	const copy = await import('./errors');
	expect(copy.DomainError).not.toBe(DomainError);
	expect(new copy.DomainError('service.busy')).toBeInstanceOf(DomainError);
	expect(new Error('service.busy')).not.toBeInstanceOf(DomainError);
	expect({ code: 'service.busy' }).not.toBeInstanceOf(DomainError);
});
