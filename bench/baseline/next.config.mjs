import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export default {
	poweredByHeader: false,
	// Packed by serve.mjs, as the portal is.
	compress: false,
	serverExternalPackages: ['pg'],
	turbopack: { root },
	outputFileTracingRoot: root,
};
