/**
 * The page of an agent's checkout has a token of its own. Earlier sessions, whose page shows the id, and stored
 * responses with names and addresses are deleted: sessions live for six hours, and agents prepare them again.
 */
export const agentLinks = [
  `delete from agent_requests where response like '%"buyer"%' or response like '%"destinations"%'`,
  `delete from agent_sessions`,
  `update orders set agent_session = null`,
  `alter table agent_sessions add column link_token text not null default ''`,
  `create unique index agent_sessions_by_link on agent_sessions (link_token)`,
];
