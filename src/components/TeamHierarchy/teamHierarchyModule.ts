import { lazyModule } from '../lazyModule';

/** The overlay in a chunk of its own, for the host that opens it and for whoever sees it coming. */
export const teamHierarchyModule = lazyModule(() => import(/* webpackChunkName: "team-hierarchy" */ './TeamHierarchy'));
