require 'uri'
require 'platform'

address = URI(ENV.fetch('PLATFORM_URL'))
Platform.configure do |config|
  config.scheme = address.scheme
  config.host = "#{address.host}:#{address.port}"
  config.access_token = ENV.fetch('PLATFORM_API_KEY')
end

page = Platform::UsersApi.new.list_users(limit: 10)
abort 'no page of users' unless page.data.map(&:username) == ['ada'] && page.pagination.next_cursor.nil?

projects = Platform::ProjectsApi.new
wanted = Platform::CreateProjectRequest.new(name: 'Customer portal')
project = projects.create_project(wanted, idempotency_key: 'portal-1').data
abort 'no project' unless project.status == Platform::ProjectStatus::PLANNING

begin
  projects.get_project('00000000-0000-4000-8000-000000000000')
  abort 'no failure'
rescue Platform::ApiError => e
  failure = Platform::FailureResponse.build_from_hash(JSON.parse(e.response_body, symbolize_names: true))
  abort 'another failure' unless e.code == 404 && failure.error_detail.error_code == Platform::ErrorCode::RESOURCE_NOT_FOUND
end
