import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

export default {
	poweredByHeader: false,
	// Packed by the same HTTP server as the portal.
	compress: false,
	serverExternalPackages: ['pg'],
	turbopack: { root },
	outputFileTracingRoot: root,
};
