/** Plain style sheets mean nothing to jsdom. */
export default {};
