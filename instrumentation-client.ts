declare global {
	/** Where zod reads its configuration from; see instrumentation-client.test.ts. */
	var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// Before zod is loaded: it would try whether it may make code from text, which every page's policy refuses. Importing
// zod for this would bring it into every page, also those without a form.
globalThis.__zod_globalConfig ??= {};
globalThis.__zod_globalConfig.jitless = true;

export {};
