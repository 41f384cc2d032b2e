/** The only Node API in browser code: environment variables that the build replaces with their values. */
declare namespace NodeJS {
  interface ProcessEnv {
    BASE_PATH?: string;
    BUILD_DAY?: string;
    PAGE_DESCRIPTIONS?: string;
    PAGES_BASE?: string;
    SITE_LANGUAGE?: string;
    /** Set to a non-empty value on a site with one language, so that the build omits the code for several languages. */
    ONE_LANGUAGE?: string;
    OFFERED_LANGUAGES?: string;
    HAS_LATE_FONTS?: string;
    PAGE_DIRECTION?: string;
    PRERENDERED_PATHS?: string;
  }
  interface Process {
    env: ProcessEnv;
  }
}
declare var process: NodeJS.Process;
